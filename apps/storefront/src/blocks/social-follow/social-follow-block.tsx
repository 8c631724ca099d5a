import { AppLink } from '../../platform/navigation/app-link.tsx';
import type { BlockOf } from '../block-of.ts';
import styles from './social-follow-block.module.css';

const names: Record<BlockOf<'social-follow'>['links'][number]['network'], string> = {
	facebook: 'Facebook',
	instagram: 'Instagram',
	linkedin: 'LinkedIn',
	mastodon: 'Mastodon',
	pinterest: 'Pinterest',
	tiktok: 'TikTok',
	youtube: 'YouTube',
};

/** Names instead of logos: they are readable and free of third-party trademarks. */
export function SocialFollowBlock({ block }: { block: BlockOf<'social-follow'> }) {
	return (
		<div className={styles['follow']}>
			{block.title && <h2>{block.title}</h2>}
			<ul>
				{block.links.map(({ network, href }) => (
					<li key={network}>
						<AppLink href={href} isExternal target="_blank" rel="noopener noreferrer me">
							{names[network]}
						</AppLink>
					</li>
				))}
			</ul>
		</div>
	);
}
