import { createServer } from "node:net";

/** A free port of this machine. */
export const freePort = () =>
  new Promise((found, failed) => {
    const server = createServer().once("error", failed);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });

/** Whether the port is free, tried by listening for an instant. */
export const isFree = (port, host) =>
  new Promise((answer) => {
    const probe = createServer();
    probe.once("error", (error) => answer(error.code !== "EADDRINUSE"));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => answer(true)));
  });
