import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import { postOrderNote } from '@korb/contracts/admin/orders/order-desk-paths';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useKeys } from '../../platform/keys/use-keys.ts';
import { useFormats, useSession } from '../../session/session.tsx';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import text from '../../ui/layout/text.module.css';
import { Note } from '../../ui/note/note.tsx';
import styles from './notes-card.module.css';
import { useOrderUpdate } from './use-order.ts';

export function NotesCard({ order }: { order: DeskOrder }) {
	const t = useMessages();
	const formats = useFormats();
	const { may } = useSession();
	return (
		<Card title={t('notes.title')} hint={t('notes.hint')}>
			{order.notes.map((note) => (
				<div key={note.noteId} className={styles['note']}>
					<Avatar name={note.by} />
					<div>
						<p className={styles['text']}>{note.text}</p>
						<p className={`${text['small']} ${text['faint']}`}>
							{note.by}, <time dateTime={note.createdAt}>{formats.moment(note.createdAt)}</time>
						</p>
					</div>
				</div>
			))}
			{may('orders.note') && <NoteForm orderNumber={order.orderNumber} />}
		</Card>
	);
}

function NoteForm({ orderNumber }: { orderNumber: string }) {
	const t = useMessages();
	const { reload } = useOrderUpdate();
	const field = useRef<HTMLTextAreaElement>(null);
	const [note, setNote] = useState('');
	const save = useMutation({
		mutationFn: () => call(postOrderNote, { params: { orderNumber }, body: { text: note } }),
		onSuccess: () => {
			setNote('');
			reload(orderNumber);
		},
	});
	useKeys({ c: () => field.current?.focus() });
	const submit = (event?: FormEvent) => {
		event?.preventDefault();
		if (note.trim() !== '' && !save.isPending) save.mutate();
	};
	return (
		<form className={styles['form']} onSubmit={submit}>
			{save.error && (
				<Note tone="danger" isAlert>
					{t('notSaved')}
				</Note>
			)}
			<TextArea
				ref={field}
				rows={2}
				maxLength={2000}
				aria-label={t('notes.new')}
				aria-keyshortcuts="c"
				placeholder={t('notes.placeholder')}
				value={note}
				onChange={({ target }) => setNote(target.value)}
				onKeyDown={(event) => {
					if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit();
				}}
			/>
			{note.trim() !== '' && (
				<Button type="submit" size="sm" disabled={save.isPending}>
					{t('notes.add')}
				</Button>
			)}
		</form>
	);
}
