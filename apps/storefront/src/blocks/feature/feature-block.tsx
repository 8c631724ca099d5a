import type { BlockOf } from '../block-of.ts';
import { BlockIcon } from '../parts/block-icon.tsx';
import styles from './feature-block.module.css';

export function FeatureBlock({ block }: { block: BlockOf<'feature'> }) {
	return (
		<div>
			{block.title && <h2 className={styles['title']}>{block.title}</h2>}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a swipeable row must also scroll by keyboard */}
			<ul className={styles['features']} tabIndex={0}>
				{block.items.map((item) => (
					<li key={item.title}>
						<span className={styles['icon']}>
							<BlockIcon name={item.icon} />
						</span>
						<span>
							<b>{item.title}</b>
							{item.text && <span>{item.text}</span>}
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}
