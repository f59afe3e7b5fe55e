// Archives of the static table. Nothing in them is compressed: each is compressed as a whole, which is smaller, and nothing is left to unpack in Python.
import { crc32 } from 'node:zlib';

/** A plain zip: Python imports from it where it lies. Every date is the same, so that the same files make the same bytes. */
export function zip(files) {
  const parts = [];
  const entries = [];
  let at = 0;
  for (const [name, bytes] of files) {
    const path = Buffer.from(name, 'utf8');
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0); // version 2.0
    facts.writeUInt16LE(0x21, 8); // 1 January 1980
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(path.length, 22);
    const head = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, path]);
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02', 'latin1');
    entry.writeUInt16LE(20, 4);
    facts.copy(entry, 6);
    entry.writeUInt32LE(at, 42);
    entries.push(entry, path);
    parts.push(head, bytes);
    at += head.length + bytes.length;
  }
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, list, end]);
}

/** Files that are to lie in a folder: the length of a list, the list as JSON (path, length), and their bytes. */
export function folder(files) {
  const list = Buffer.from(JSON.stringify(files.map(([path, bytes]) => [path, bytes.length])), 'utf8');
  const length = Buffer.alloc(4);
  length.writeUInt32LE(list.length);
  return Buffer.concat([length, list, ...files.map(([, bytes]) => bytes)]);
}

/** The files of a zip whose parts are stored or deflated. */
export async function unzip(bytes) {
  const { inflateRawSync } = await import('node:zlib');
  const files = [];
  let at = bytes.readUInt32LE(bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1')) + 16);
  while (bytes.toString('latin1', at, at + 4) === 'PK\x01\x02') {
    const packed = bytes.readUInt16LE(at + 10) !== 0;
    const size = bytes.readUInt32LE(at + 20);
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field));
    const path = bytes.toString('utf8', at + 46, at + 46 + name);
    const head = bytes.readUInt32LE(at + 42);
    const start = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
    const content = bytes.subarray(start, start + size);
    if (!path.endsWith('/')) files.push([path, packed ? inflateRawSync(content) : content]);
    at += 46 + name + extra + comment;
  }
  return files;
}
