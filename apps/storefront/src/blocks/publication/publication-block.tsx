import type { Publication } from '@korb/contracts/content/blocks/promotion';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import type { BlockOf } from '../block-of.ts';
import { BlockImage } from '../parts/block-image.tsx';
import styles from './publication-block.module.css';

export function PublicationBlock({ block }: { block: BlockOf<'publication'> }) {
	if (block.found.length === 0) return null;
	return (
		<div>
			{block.title && <h2 className={styles['title']}>{block.title}</h2>}
			<ul className={styles['list']}>
				{block.found.map((publication) => (
					<li key={publication.title}>
						<AppLink href={publication.href} isExternal className={styles['publication']}>
							<BlockImage image={publication.cover} sizes="200px" />
							<b>{publication.title}</b>
							<Validity publication={publication} />
						</AppLink>
					</li>
				))}
			</ul>
		</div>
	);
}

function Validity({ publication: { validFrom, validUntil } }: { publication: Publication }) {
	const t = useMessages();
	const { locale } = useSite().config;
	if (!validUntil) return null;
	const write = (date: string) =>
		new Date(`${date}T12:00:00Z`).toLocaleDateString(locale, {
			day: 'numeric',
			month: 'long',
			timeZone: 'UTC',
		});
	return (
		<span>
			{validFrom
				? t('publication.validBetween', { from: write(validFrom), until: write(validUntil) })
				: t('publication.validUntil', { until: write(validUntil) })}
		</span>
	);
}
