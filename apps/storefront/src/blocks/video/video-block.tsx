import type { BlockOf } from '../block-of.ts';
import { EmbeddedFrame } from '../parts/embedded-frame.tsx';
import styles from './video-block.module.css';

export function VideoBlock({ block }: { block: BlockOf<'video'> }) {
	const { title, source, poster } = block;
	return (
		<figure className={styles['video']}>
			{source.kind === 'file' ? (
				<video controls preload="none" aria-label={title} {...(poster && { poster: poster.src })}>
					<source src={source.src} />
					{source.captions && <track kind="captions" src={source.captions} default />}
				</video>
			) : (
				<EmbeddedFrame title={title} src={source.src} poster={poster} className={styles['frame']} />
			)}
			<figcaption>{title}</figcaption>
		</figure>
	);
}
