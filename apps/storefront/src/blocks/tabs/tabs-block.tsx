import { Tabs } from '../../ui/tabs/tabs.tsx';
import { BlockList } from '../block-list.tsx';
import type { BlockOf } from '../block-of.ts';
import styles from './tabs-block.module.css';

export function TabsBlock({ block }: { block: BlockOf<'tabs'> }) {
	const tabs = block.items.map((item, index) => ({
		value: String(index),
		label: item.title,
		panel: (
			<div className={styles['panel']}>
				<BlockList blocks={item.children} />
			</div>
		),
	}));
	return <Tabs label={block.label} tabs={tabs} variant={tabs.length > 3 ? 'chips' : 'segment'} />;
}
