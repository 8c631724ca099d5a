import { Accordion } from '../../ui/layout/accordion.tsx';
import { BlockList } from '../block-list.tsx';
import type { BlockOf } from '../block-of.ts';
import styles from './accordion-block.module.css';

export function AccordionBlock({ block }: { block: BlockOf<'accordion'> }) {
	return (
		<div className={styles['accordion']}>
			{block.title && <h2>{block.title}</h2>}
			{block.items.map((item) => (
				<Accordion
					key={item.title}
					title={item.title}
					level={block.title ? 3 : 2}
					open={item.isOpen}
				>
					<BlockList blocks={item.children} />
				</Accordion>
			))}
		</div>
	);
}
