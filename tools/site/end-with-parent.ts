// node --import this: a program that was started through a pipe is asked to end when the other end of it is gone,
// however that went. Without it, whoever is killed leaves servers behind.
import { Socket } from 'node:net';

const { stdin } = process;
stdin.once('end', () => process.kill(process.pid, 'SIGTERM')).resume();
// Listening alone is no reason to stay.
if (stdin instanceof Socket) stdin.unref();
