import { drawPackshot } from '@korb/packshot/draw-packshot';
import type { PictureSource } from '../../apps/api/src/modules/catalogue/index.ts';

export const packshotSource: PictureSource = async ({ source }, width, format) =>
	source.kind === 'packshot' ? drawPackshot(source.spec, width, format) : null;
