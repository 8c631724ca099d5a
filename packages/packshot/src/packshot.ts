import { viewBox } from './extent.ts';
import { drawBag } from './forms/bag.ts';
import { drawBar } from './forms/bar.ts';
import { drawBottle } from './forms/bottle.ts';
import { drawBox } from './forms/box.ts';
import { drawBrick } from './forms/brick.ts';
import { drawCan } from './forms/can.ts';
import { drawCarton } from './forms/carton.ts';
import { drawEggBox } from './forms/egg-box.ts';
import { drawJar } from './forms/jar.ts';
import { drawLoose } from './forms/loose.ts';
import { drawNet } from './forms/net.ts';
import { drawPouch } from './forms/pouch.ts';
import { drawSixPack } from './forms/six-pack.ts';
import { drawTray } from './forms/tray.ts';
import { drawTub } from './forms/tub.ts';
import { drawTube } from './forms/tube.ts';
import { hash } from './hash.ts';
import { withoutSoftHyphens } from './lettering.ts';
import { shadingDefs } from './shading.ts';
import { completeSpec, type Form, type Pack, type PackshotSpec } from './spec.ts';
import { escapeXml } from './svg.ts';

/**
 * Draws a product picture: one square SVG, cropped to the pack, with a transparent background.
 * Shading on top of a flat label makes it look photographed. When the same spec gives another
 * picture, increment `pictureVersion`.
 */
export function renderPackshot(
	spec: PackshotSpec,
	pictureOf = (emoji: string) => `emoji/${emoji}.webp`,
): string {
	const pack = completeSpec(spec, pictureOf);
	const id = `p${hash(JSON.stringify([pack.form, pack.variant, pack.brand, pack.name, pack.main, pack.amount])).toString(36)}-`;
	const label = `${pack.brand} ${withoutSoftHyphens(pack.name)} ${pack.amount}`.trim();
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(pack)}" role="img" aria-label="${escapeXml(label)}">${shadingDefs(id, pack)}${forms[pack.form](pack, id)}</svg>`;
}

const forms: Record<Form, (pack: Pack, id: string) => string> = {
	carton: drawCarton,
	brick: drawBrick,
	bottle: drawBottle,
	jar: drawJar,
	can: drawCan,
	pouch: drawPouch,
	bag: drawBag,
	box: drawBox,
	tub: drawTub,
	tray: drawTray,
	bar: drawBar,
	tube: drawTube,
	eggbox: drawEggBox,
	net: drawNet,
	sixpack: drawSixPack,
	loose: drawLoose,
};
