import type { BlockOf } from '../block-of.ts';
import { TeaserCard } from '../parts/teaser-card.tsx';

export function TeaserBlock({ block }: { block: BlockOf<'teaser'> }) {
	return <TeaserCard teaser={block} />;
}
