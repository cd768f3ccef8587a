import { crc32, deflateRawSync } from "node:zlib";

const head = (signature: string) => Buffer.from(signature, "latin1");
/** UTF-8 names. */
const FLAGS = 0x800;
const DEFLATE = 8;
/** 1 January 1980, the first day that the format knows. */
const DAY = 0x21;

/** An archive of these files, made at once; for less than 4 GB. */
export function zip(files: readonly { name: string; text: string }[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, text } of files) {
    const plain = Buffer.from(text);
    const packed = deflateRawSync(plain);
    const called = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(FLAGS, 2);
    fields.writeUInt16LE(DEFLATE, 4);
    fields.writeUInt16LE(DAY, 8);
    fields.writeUInt32LE(crc32(plain), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(plain.length, 18);
    fields.writeUInt16LE(called.length, 22);
    const local = [head("PK\x03\x04"), fields, called, packed];
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    bodies.push(...local);
    directory.push(head("PK\x01\x02\x14\0"), fields, rest, called);
    at += local.reduce((sum, { length }) => sum + length, 0);
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, list, end]);
}
