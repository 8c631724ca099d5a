import type { BlockOf } from '../block-of.ts';
import styles from './custom-html-block.module.css';

export function CustomHtmlBlock({ block }: { block: BlockOf<'custom-html'> }) {
	return (
		<div
			className={styles['html']}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitises it before it is stored
			dangerouslySetInnerHTML={{ __html: block.html }}
		/>
	);
}
