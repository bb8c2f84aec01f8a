// The connections to servers. Every event reaches the program at once, even while the tab is hidden and draws nothing
// (crates/shell/src/socket/browser.rs declares these functions and queues the events).

import { program } from "./page.js";
import { ringBell } from "./sound.js";
import { notify_turn } from "./texts.js";

/** The maximum time for opening a connection. */
const CONNECT_MS = 10_000;
/** The maximum time for the server to answer a close request. */
const CLOSE_MS = 2_000;
/** The length of a vibration. */
const VIBRATION_MS = 400;
/** The status code of a connection that ended without a closing handshake. */
const BROKEN = 1006;

/**
 * The messages that report whether it is the turn of somebody at this page. A hidden tab must handle them without the
 * program.
 */
const TURNS = { '{"turn":true}': true, '{"turn":false}': false };
/** The beginning of the message that asks whether somebody is still at this page. */
const ASKED = '{"asked":';

/** The connections, by the number that the program assigned. */
const sockets = new Map();

/** Connects. Returns false if the browser refuses the address at once, such as an insecure one on a secure page. */
export function socket_open(id, url) {
  let socket;
  try {
    socket = new WebSocket(url);
  } catch {
    return false;
  }
  sockets.set(id, socket);
  const timeout = setTimeout(() => end(id, BROKEN), CONNECT_MS);
  socket.onopen = () => {
    clearTimeout(timeout);
    program?.socket_opened(id);
  };
  socket.onmessage = ({ data }) => {
    if (typeof data !== "string") return end(id, BROKEN);
    const turn = TURNS[data];
    if (turn !== undefined) notify_turn(turn);
    if (turn && document.hidden) ringBell();
    // Ring even if the page is visible: the phone may be lying on the table.
    if (data.startsWith(ASKED)) {
      ringBell();
      navigator.vibrate?.(VIBRATION_MS);
    }
    program?.socket_received(id, data);
  };
  // Chromium sends no other event if the page's policy forbids the address. Usually `onclose` follows at once with
  // details.
  socket.onerror = () => setTimeout(() => end(id, BROKEN));
  socket.onclose = ({ code, reason }) => end(id, code, reason);
  return true;
}

export function socket_send(id, text) {
  sockets.get(id)?.send(text);
}

/** Returns the number of bytes that are waiting to be sent. */
export function socket_unsent(id) {
  return sockets.get(id)?.bufferedAmount ?? 0;
}

/** Sends the waiting texts and closes the connection. */
export function socket_close(id) {
  sockets.get(id)?.close();
  setTimeout(() => end(id, BROKEN), CLOSE_MS);
}

/** Ends the connection without notifying the program. */
export function socket_leave(id) {
  const socket = sockets.get(id);
  // A closing socket receives no more messages, and `end` ignores a removed connection.
  sockets.delete(id);
  socket?.close();
}

function end(id, code, reason = "") {
  if (!sockets.has(id)) return;
  const unsent = socket_unsent(id);
  socket_leave(id);
  program?.socket_closed(id, code, reason, unsent);
}
