import { loadEmoji } from '@korb/packshot/emoji';
import { rasterise } from '@korb/packshot/rasterise';
import { drawBasket } from './basket.ts';
import { emojiOf, type PictureName, picture } from './pictures.ts';

/** The bytes of a demo picture, as WebP. */
export async function drawPicture(name: PictureName): Promise<Buffer> {
	const { width } = picture(name);
	return rasterise(name === 'einkaufskorb' ? await drawBasket() : await drawEmoji(name), width);
}

async function drawEmoji(name: Exclude<PictureName, 'einkaufskorb'>): Promise<string> {
	const uri = await loadEmoji(emojiOf(name));
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><image href="${uri}" width="100" height="100"/></svg>`;
}
