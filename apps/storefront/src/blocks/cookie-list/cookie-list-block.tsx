import { useMessages } from '../../platform/messages/use-messages.ts';
import { Table } from '../../ui/table/table.tsx';
import type { BlockOf } from '../block-of.ts';

export function CookieListBlock({ block }: { block: BlockOf<'cookie-list'> }) {
	const t = useMessages();
	const head = [
		t('cookies.name'),
		t('cookies.provider'),
		t('cookies.purpose'),
		t('cookies.duration'),
		t('cookies.group'),
	];
	const rows = block.cookies.map(({ name, provider, purpose, duration, group }) => ({
		key: name,
		cells: [name, provider, purpose, duration, t(`cookies.group.${group}`)],
	}));
	return (
		<Table
			caption={block.title || t('cookies.title')}
			head={head}
			rows={rows}
			words={[1, 2, 3, 4]}
			stacks
		/>
	);
}
