import type { BlockOf } from '../block-of.ts';
import { EmbeddedFrame } from '../parts/embedded-frame.tsx';

export function IframeBlock({ block }: { block: BlockOf<'iframe'> }) {
	const { title, src, heightPixels } = block;
	return <EmbeddedFrame title={title} src={src} heightPixels={heightPixels} />;
}
