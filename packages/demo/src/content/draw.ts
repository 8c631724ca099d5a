import { loadEmoji } from '@korb/packshot/emoji';
import { rasterise } from '@korb/packshot/rasterise';
import { drawBasket } from './basket.ts';
import { drawCrate } from './crate.ts';
import {
	type EmojiPicture,
	emojiOf,
	isScene,
	type PictureName,
	picture,
	pictureFiles,
	type ScenePicture,
} from './pictures.ts';

const scenes: Record<ScenePicture, () => Promise<string>> = {
	einkaufskorb: drawBasket,
	marktkiste: drawCrate,
};

/** A demo picture in its full size, as WebP. */
export async function drawPicture(name: PictureName): Promise<Buffer> {
	return rasterise(await draw(name), picture(name).width);
}

/** The same in all sizes that pages ask for. */
export async function drawPictureFiles(name: PictureName) {
	const svg = await draw(name);
	return Promise.all(
		pictureFiles(name).map(async ({ width, format }) => ({
			file: `${width}.${format}`,
			bytes: await rasterise(svg, width, format),
		})),
	);
}

function draw(name: PictureName): Promise<string> {
	return isScene(name) ? scenes[name]() : drawEmoji(name);
}

async function drawEmoji(name: EmojiPicture): Promise<string> {
	const uri = await loadEmoji(emojiOf(name));
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><image href="${uri}" width="100" height="100"/></svg>`;
}
