import type { ReactNode } from 'react';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import { offersPath } from '../../shop/catalogue/offers-path.ts';
import { classes } from '../../ui/classes.ts';
import { Section } from '../../ui/layout/section.tsx';
import { plateStyle } from '../../ui/picture/plate-style.ts';
import type { BlockOf } from '../block-of.ts';
import { BlockImage } from '../parts/block-image.tsx';
import { MoreLink } from '../parts/more-link.tsx';
import styles from './image-list-block.module.css';

type Entry = BlockOf<'image-list'>['images'][number];

export function ImageListBlock({ block }: { block: BlockOf<'image-list'> }) {
	const offers = offersPath(useSite().routes);
	const list = (
		<ul className={classes(styles['list'], styles[block.look])}>
			{block.images.map((entry, index) => (
				<li
					// biome-ignore lint/suspicious/noArrayIndexKey: pictures keep their order
					key={index}
					className={entry.href === offers ? styles['deal'] : undefined}
					style={plateStyle(entry.tint)}
				>
					<MaybeLink href={entry.href}>
						<Picture entry={entry} />
					</MaybeLink>
				</li>
			))}
		</ul>
	);
	if (!block.title) return list;
	return (
		<Section title={block.title} tools={block.more && <MoreLink link={block.more} />}>
			{list}
		</Section>
	);
}

function Picture({ entry }: { entry: Entry }) {
	return (
		<>
			{entry.label && <span>{entry.label}</span>}
			<BlockImage image={entry.image} sizes="(width >= 1280px) 220px, 33vw" />
		</>
	);
}

function MaybeLink({ href, children }: { href: string | null; children: ReactNode }) {
	return href ? (
		<AppLink href={href} isExternal>
			{children}
		</AppLink>
	) : (
		<div>{children}</div>
	);
}
