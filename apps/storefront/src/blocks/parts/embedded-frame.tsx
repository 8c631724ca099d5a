import type { Image } from '@korb/contracts/blocks/primitives';
import { AppLink } from '../../lib/navigation/app-link.tsx';
import { useSite } from '../../lib/site.tsx';
import { useMessages } from '../../lib/use-messages.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import { ExternalLinkIcon } from '../../ui/icons/external-link.ts';
import { BlockImage } from './block-image.tsx';
import styles from './embedded-frame.module.css';

type EmbeddedFrameProps = {
	title: string;
	src: string;
	poster?: Image | null;
	className?: string | undefined;
	heightPixels?: number;
};

/** Somebody else's page, shut off from ours. Where the tenant does not allow its host, there is a link instead. */
export function EmbeddedFrame({ title, src, poster, className, heightPixels }: EmbeddedFrameProps) {
	const t = useMessages();
	const { host } = new URL(src);
	if (useSite().config.embedHosts.includes(host)) {
		return (
			<iframe
				title={title}
				src={src}
				className={classes(styles['frame'], className)}
				style={heightPixels ? { blockSize: heightPixels } : undefined}
				loading="lazy"
				sandbox="allow-scripts allow-same-origin allow-popups"
				referrerPolicy="strict-origin-when-cross-origin"
				allow="fullscreen"
			/>
		);
	}
	return (
		<div className={classes(styles['instead'], className)}>
			{poster && <BlockImage image={poster} sizes="100vw" className={styles['poster']} />}
			<p>{t('embed.elsewhere', { host })}</p>
			<AppLink
				href={src}
				isExternal
				target="_blank"
				rel="noopener noreferrer"
				className={buttonClass({ variant: 'secondary', size: 'sm' })}
			>
				{title}
				<ExternalLinkIcon size="sm" />
			</AppLink>
		</div>
	);
}
