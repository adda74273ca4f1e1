-- What Piazza 0.1 wrote: an account, and a match of two people after two decisions.
CREATE TABLE schema_version (version BIGINT PRIMARY KEY);
INSERT INTO schema_version VALUES (1);
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    generation BIGINT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    content TEXT NOT NULL,
    seed TEXT NOT NULL,
    status TEXT NOT NULL,
    public BIGINT NOT NULL,
    room TEXT NOT NULL,
    turn TEXT NOT NULL,
    steps BIGINT NOT NULL,
    result TEXT NOT NULL,
    deadline BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);
CREATE INDEX matches_by_status ON matches (status, public, updated_at);
CREATE INDEX matches_by_deadline ON matches (deadline);
CREATE TABLE seats (
    match_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person_id TEXT NOT NULL,
    PRIMARY KEY (match_id, seat)
);
CREATE INDEX seats_by_person ON seats (person_id);
CREATE TABLE journal (
    match_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    seat BIGINT NOT NULL,
    body TEXT NOT NULL,
    spent BIGINT NOT NULL,
    tag TEXT NOT NULL,
    PRIMARY KEY (match_id, n)
);
CREATE TABLE snapshots (
    match_id TEXT PRIMARY KEY,
    n BIGINT NOT NULL,
    step BIGINT NOT NULL,
    body TEXT NOT NULL
);
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);

INSERT INTO settings VALUES ('cookies', 'wq3k8m5a7d2hx9e4n6c0pfrtyb3jg8vzsq5k2m7a4d9hx6e3n8c0');
-- The password is "correct horse".
INSERT INTO people VALUES ('mn9xphr3e8d3qp39vcmw', 'Ada', 'ada',
    '$argon2id$v=19$m=19456,t=2,p=1$lBudpWpuQgb5eT3Dh87Ymw$HnIwCe9TgSiIgKNtV8ofNLR5OpDotJBG9UKskMwMv8g',
    1, 1699990000000);
INSERT INTO matches VALUES ('ncfcggnv7f', 'hamlet', 1, 'standard',
    '2272ff2f90d519367689512e3e9e001cc022388b9bfac931407b3c7f600b983f', 'playing', 1,
    '{"id":"ncfcggnv7f","game":"hamlet","options":{"hand_size":4},"host":"mn9xphr3e8d3qp39vcmw","public":true,"pace":{"kind":"none"},"status":"playing","chairs":[{"sitter":{"kind":"person","id":"mn9xphr3e8d3qp39vcmw","name":"Ada"},"stand_in":null,"left":false,"bonus":0},{"sitter":{"kind":"person","id":"xanx26wgja9g7qpvv4rt","name":"Bo"},"stand_in":null,"left":false,"bonus":0}],"key":"4tf8at9p3cd4p8q2","commitment":"ec72d38741f7ed464776ef2c6a096bbca012ee5faa207cd3f9a010ec57242f20","rematch":null,"fork":null}',
    'mn9xphr3e8d3qp39vcmw', 2, '', 0, 1699990000000, 1699990003000);
INSERT INTO seats VALUES ('ncfcggnv7f', 0, 'mn9xphr3e8d3qp39vcmw'), ('ncfcggnv7f', 1, 'xanx26wgja9g7qpvv4rt');
INSERT INTO journal VALUES
    ('ncfcggnv7f', 1, 1699990000000, 'room', -1, 'made', -1, ''),
    ('ncfcggnv7f', 2, 1699990001000, 'room', -1, 'started', -1, ''),
    ('ncfcggnv7f', 3, 1699990002000, 'play', 0, 'build 2', 0, 'a:1'),
    ('ncfcggnv7f', 4, 1699990003000, 'play', 1, 'build 5', 0, 'b:1');
