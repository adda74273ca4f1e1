// A hall of boardgame.io with the smallest of games: a counter that two people add to in turn.
const { Server } = require("boardgame.io/server");

const counter = {
  name: "counter",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }) => {
      G.count += 1;
    },
  },
};

const hall = Server({ games: [counter], origins: [/./] });
hall.run({ port: Number(process.argv[2]), callback: () => process.stdout.write("open\n") });
