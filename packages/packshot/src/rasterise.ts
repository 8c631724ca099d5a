import { createRequire } from 'node:module';
import { encode, type PictureFormat } from '@korb/pictures/encode';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';

/** Rasterises a square SVG at this width, with the package's own fonts and never the system's. */
export async function rasterise(
	svg: string,
	width: number,
	format: PictureFormat = 'webp',
): Promise<Buffer> {
	const drawn = await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font });
	const image = sharp(drawn.pixels, {
		raw: { width: drawn.width, height: drawn.height, channels: 4, premultiplied: true },
	});
	return encode(image, format);
}

const require = createRequire(import.meta.url);
const font = {
	loadSystemFonts: false,
	defaultFontFamily: 'Inter',
	fontFiles: [
		'@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
		'@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
		'@expo-google-fonts/inter/800ExtraBold/Inter_800ExtraBold.ttf',
		'@expo-google-fonts/source-serif-4/700Bold/SourceSerif4_700Bold.ttf',
		'@expo-google-fonts/source-serif-4/700Bold_Italic/SourceSerif4_700Bold_Italic.ttf',
	].map((file) => require.resolve(file)),
};
