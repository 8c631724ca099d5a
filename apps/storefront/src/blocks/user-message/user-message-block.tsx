import { Notice } from '../../ui/notice/notice.tsx';
import type { BlockOf } from '../block-of.ts';
import { RichText } from '../rich-text.tsx';

const tones = { info: 'info', success: 'fresh', warning: 'warn', danger: 'danger' } as const;

export function UserMessageBlock({ block }: { block: BlockOf<'user-message'> }) {
	return (
		<Notice tone={tones[block.tone]} title={block.title}>
			<RichText value={block.paragraphs} />
		</Notice>
	);
}
