//! Connections from any address of this machine, and requests in plain text: cheap enough not to be the bottleneck.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::LoadError;
use crate::client::dial;

/// How long an attacker waits for an answer.
pub const PATIENCE: Duration = Duration::from_secs(10);
/// Bytes that a narrow connection holds.
const NARROW: u32 = 4_096;
/// Where attacks come from: 127.1.0.1 to 127.1.0.200.
const ADDRESSES: usize = 200;

/// The address of an attacker.
pub fn attacker(number: usize) -> Ipv4Addr {
    Ipv4Addr::new(127, 1, 0, 1 + (number % ADDRESSES) as u8)
}

fn cut(_: std::io::Error) -> LoadError {
    LoadError::Ended
}

/// A connection from an address of this machine.
pub async fn connect(server: SocketAddr, from: Ipv4Addr) -> Result<TcpStream, LoadError> {
    timeout(PATIENCE, dial(server, Some(from.into()))).await.map_err(|_| LoadError::Ended)?
}

async fn exchange(server: SocketAddr, from: Ipv4Addr, request: String) -> Result<String, LoadError> {
    let talk = async {
        let mut stream = connect(server, from).await?;
        stream.write_all(request.as_bytes()).await.map_err(cut)?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.map_err(cut)?;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    };
    timeout(PATIENCE, talk).await.map_err(|_| LoadError::Ended)?
}

/// Asks for something, in plain text.
pub async fn get(server: SocketAddr, from: Ipv4Addr, path: &str) -> Result<String, LoadError> {
    exchange(server, from, format!("GET {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n\r\n")).await
}

/// Asks for something compressed, as browsers do.
pub async fn get_zipped(server: SocketAddr, from: Ipv4Addr, path: &str) -> Result<(), LoadError> {
    let rest = "accept-encoding: gzip\r\nconnection: close\r\n\r\n";
    exchange(server, from, format!("GET {path} HTTP/1.1\r\nhost: {server}\r\n{rest}")).await.map(drop)
}

/// Sends a form, with a cookie if there is one.
pub async fn post(
    server: SocketAddr,
    from: Ipv4Addr,
    (path, cookie): (&str, &str),
    form: &str,
) -> Result<String, LoadError> {
    let kind = "application/x-www-form-urlencoded";
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {server}\r\norigin: http://{server}\r\ncookie: {cookie}\r\nconnection: close\r\n\
         content-type: {kind}\r\ncontent-length: {}\r\n\r\n{form}",
        form.len()
    );
    exchange(server, from, request).await
}

/// A guest's cookie.
pub async fn guest(server: SocketAddr, from: Ipv4Addr) -> Result<String, LoadError> {
    let answer = post(server, from, ("/guest", ""), "name=Eve").await?;
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next());
    cookie.map(ToOwned::to_owned).ok_or_else(|| LoadError::Refused("no cookie".to_owned()))
}

/// The table that an answer leads to.
pub fn table_of(answer: &str) -> String {
    answer.lines().find_map(|line| line.strip_prefix("location: /t/")).unwrap_or("").trim().to_owned()
}

/// A connection that holds next to nothing that is not read.
pub async fn connect_narrowly(server: SocketAddr, from: Ipv4Addr) -> Result<TcpStream, LoadError> {
    let socket = TcpSocket::new_v4().map_err(cut)?;
    socket.set_recv_buffer_size(NARROW).map_err(cut)?;
    socket.bind((from, 0).into()).map_err(cut)?;
    timeout(PATIENCE, socket.connect(server)).await.map_err(|_| LoadError::Ended)?.map_err(cut)
}

/// The socket of a table.
pub async fn socket(
    server: SocketAddr,
    from: Ipv4Addr,
    place: (&str, &str),
) -> Result<WebSocketStream<TcpStream>, LoadError> {
    shake_hands(server, connect(server, from).await?, place).await
}

/// The socket of a table over a connection.
pub async fn shake_hands(
    server: SocketAddr,
    stream: TcpStream,
    (table, cookie): (&str, &str),
) -> Result<WebSocketStream<TcpStream>, LoadError> {
    let mut request = format!("ws://{server}/ws/{table}").into_client_request()?;
    let header = |text: &str| text.parse().map_err(|_| LoadError::Refused("not a header".to_owned()));
    request.headers_mut().insert("origin", header(&format!("http://{server}"))?);
    request.headers_mut().insert("cookie", header(cookie)?);
    let shaken = timeout(PATIENCE, tokio_tungstenite::client_async(request, stream));
    Ok(shaken.await.map_err(|_| LoadError::Ended)??.0)
}
