// Run by a test in a process of its own: one client that opens many connections, asks for a page again and again on each without
// waiting for answers, and reads none of them. A connection that is closed is opened
// again a second later.

import { createConnection } from 'node:net';

const [port = '', path = '/', connections = '', requests = ''] = process.argv.slice(2);
const text = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`.repeat(Number(requests));

function connect(): void {
  const socket = createConnection({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.1' });
  socket.pause();
  socket.on('error', () => undefined);
  socket.once('close', () => setTimeout(connect, 1000));
  socket.write(text);
}

for (let opened = 0; opened < Number(connections); opened++) connect();
setTimeout(() => console.log('attacking'), 100);
