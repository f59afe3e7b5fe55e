/** The few things of the interpreter's file system that we use. */
export interface FileSystem {
  mkdirTree(path: string): void;
  writeFile(path: string, bytes: Uint8Array): void;
}

/** Lay the files of an archive (`web/static/archive.mjs: folder`) into a folder. */
export function unpack(system: FileSystem, home: string, archive: ArrayBuffer): void {
  const length = new DataView(archive).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(new Uint8Array(archive, 4, length))) as [string, number][];
  const made = new Set<string>();
  let at = 4 + length;
  for (const [path, size] of list) {
    const folder = `${home}/${path.slice(0, Math.max(0, path.lastIndexOf('/')))}`;
    if (!made.has(folder)) system.mkdirTree(folder);
    made.add(folder);
    system.writeFile(`${home}/${path}`, new Uint8Array(archive, at, size));
    at += size;
  }
}
