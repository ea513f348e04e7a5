import { readdirSync } from 'node:fs';

const TEST_FILE = /\.(test\.tsx?|race\.ts|contract\.ts)$|^e2e\/.*\.spec\.ts$/;

/** Returns the paths of all files with tests below a folder, sorted, from that folder on. */
export function testFiles(root: string): string[] {
  return filesBelow(root, '')
    .filter((path) => TEST_FILE.test(path))
    .sort();
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name;
    if (entry.isFile()) return [path];
    const foreign = entry.name.startsWith('.') || entry.name === 'node_modules';
    return entry.isDirectory() && !foreign ? filesBelow(root, `${path}/`) : [];
  });
}
