import type { ReactNode } from 'react';
import { plateStyle } from '../../../ui/picture/plate-style.ts';
import { toTint } from '../card/tint.ts';
import styles from './list-head.module.css';

/** Header of a list: its name, one sentence and matching emoji. */
export function ListHead({
	title,
	tint = null,
	emojis = [],
	children,
}: {
	title: string;
	tint?: string | null;
	/** Code points, e.g. `1f966`; the first five are shown. */
	emojis?: readonly string[];
	children?: ReactNode;
}) {
	return (
		<header className={styles['head']} style={plateStyle(toTint(tint))}>
			<h1>{title}</h1>
			{children && <p>{children}</p>}
			{emojis.length > 0 && (
				<div className={styles['art']} data-count={Math.min(emojis.length, 5)} aria-hidden="true">
					{emojis.slice(0, 5).map((emoji) => (
						<img
							key={emoji}
							src={`/media/e/${emoji}/160.webp`}
							srcSet={`/media/e/${emoji}/160.webp 160w, /media/e/${emoji}/320.webp 320w`}
							sizes="(min-width: 1280px) 200px, 70px"
							alt=""
							width={160}
							height={160}
							fetchPriority="low"
						/>
					))}
				</div>
			)}
		</header>
	);
}
