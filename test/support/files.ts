/** Files that a page downloads. */

const { createObjectURL } = URL;
const { click } = HTMLAnchorElement.prototype;

/** Downloads nothing until `restoreDownloads`. @returns what would have been downloaded */
export function fakeDownloads(): { readonly name: string; readonly file: File }[] {
  const downloads: { name: string; file: File }[] = [];
  let latest: File;
  URL.createObjectURL = (file) => {
    latest = file as File;
    return 'blob:';
  };
  HTMLAnchorElement.prototype.click = function () {
    downloads.push({ name: this.download, file: latest });
  };
  return downloads;
}

export function restoreDownloads(): void {
  URL.createObjectURL = createObjectURL;
  HTMLAnchorElement.prototype.click = click;
}

/** The size of a picture. @throws for a file that is none, as the browser does */
export async function sizeOf(file: Blob): Promise<[width: number, height: number]> {
  const { width, height } = await createImageBitmap(file);
  return [width, height];
}

/** Returns true if a square picture has the modules of a drawing with this path, `size` modules wide. */
export async function isPictureOf(file: Blob, path: string, size: number): Promise<boolean> {
  const bitmap = await createImageBitmap(file);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const px = bitmap.width / size;
  const drawn = new Path2D(path);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [value] = context.getImageData((x + 0.5) * px, (y + 0.5) * px, 1, 1).data;
      if ((value === 0) !== context.isPointInPath(drawn, x + 0.5, y + 0.5)) return false;
    }
  }
  return bitmap.width === bitmap.height;
}
