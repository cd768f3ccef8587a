import { crc32, deflateSync } from "node:zlib";

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG whose start is red and whose end is blue, each a third of it; green between. `grain` makes it hard to pack. */
export function stripes(width: number, height: number, grain = 0): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + width * 3));
  let seed = 7;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const third = Math.floor((x * 3) / width);
      for (let c = 0; c < 3; c += 1) {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        const noise = grain * ((seed >>> 16) % 100);
        rows[y * (1 + width * 3) + 1 + x * 3 + c] = Math.max(0, Math.min(255, (c === third ? 240 : 20) + noise));
      }
    }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
