/** Widths in pixels in which every product picture is available. */
export const PICTURE_WIDTHS = [160, 240, 320, 480, 640, 960] as const;
type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Products carry only the base path, because lists of them are long. */
export function pictureAddress(base: string, width: PictureWidth): string {
	return `${base}/${width}.webp`;
}
