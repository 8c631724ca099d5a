import { MAX_LINE_TEXT } from '@korb/domain/shopping-list/lists';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './list-view.module.css';

/** A line in one's own words. */
export function AddText({ onAdd }: { onAdd: (text: string) => Promise<boolean> }) {
	const t = useMessages();
	const [text, setText] = useState('');
	const [isAdding, setAdding] = useState(false);

	async function add(event: FormEvent): Promise<void> {
		event.preventDefault();
		if (!text.trim() || isAdding) return;
		setAdding(true);
		if (await onAdd(text.trim())) setText('');
		setAdding(false);
	}

	return (
		<form className={styles['add']} onSubmit={(event) => void add(event)}>
			<TextField
				label={t('lists.addLabel')}
				value={text}
				maxLength={MAX_LINE_TEXT}
				autoComplete="off"
				onChange={({ currentTarget }) => setText(currentTarget.value)}
			/>
			<Button type="submit" variant="secondary" loading={isAdding && t('account.loading')}>
				{t('lists.add')}
			</Button>
		</form>
	);
}
