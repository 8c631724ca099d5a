import type { Image } from '@korb/contracts/content/blocks/primitives';
import { useState } from 'react';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import { ExternalLinkIcon } from '../../ui/icons/external-link.ts';
import { PlayIcon } from '../../ui/icons/play.ts';
import { BlockImage } from './block-image.tsx';
import styles from './embedded-frame.module.css';

type EmbeddedFrameProps = {
	title: string;
	src: string;
	poster?: Image | null;
	className?: string | undefined;
	heightPixels?: number;
};

/**
 * A sandboxed third-party page. It loads only on request, because the request reveals the visitor
 * to its host. If the tenant does not allow the host, only a link is shown.
 */
export function EmbeddedFrame({ title, src, poster, className, heightPixels }: EmbeddedFrameProps) {
	const t = useMessages();
	const [isWanted, setIsWanted] = useState(false);
	const { host } = new URL(src);
	const isAllowed = useSite().config.embedHosts.includes(host);
	if (isAllowed && isWanted) {
		return (
			<iframe
				title={title}
				src={src}
				className={classes(styles['frame'], className)}
				style={heightPixels ? { blockSize: heightPixels } : undefined}
				sandbox="allow-scripts allow-same-origin allow-popups"
				referrerPolicy="strict-origin-when-cross-origin"
				allow="autoplay; fullscreen"
			/>
		);
	}
	return (
		<div className={classes(styles['instead'], className)}>
			{poster && <BlockImage image={poster} sizes="100vw" className={styles['poster']} />}
			<p>{t(isAllowed ? 'embed.ask' : 'embed.elsewhere', { host })}</p>
			<div className={styles['ways']}>
				{isAllowed && (
					<Button size="sm" onClick={() => setIsWanted(true)}>
						<PlayIcon size="sm" />
						{t('embed.show')}
					</Button>
				)}
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
		</div>
	);
}
