import { MAX_IMPORT_BYTES } from '@korb/contracts/admin/assortment/imports';
import { type DragEvent, useRef, useState } from 'react';
import { ApiError, hasErrorCode } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Card } from '../../ui/card/card.tsx';
import { classes } from '../../ui/classes.ts';
import { FileUpIcon } from '../../ui/icons/file-up.ts';
import text from '../../ui/layout/text.module.css';
import { Note } from '../../ui/note/note.tsx';
import styles from './import.module.css';
import { useUpload } from './use-imports.ts';

const MEGABYTES = MAX_IMPORT_BYTES / 1024 / 1024;
const refusals = [
	'csv',
	'empty',
	'format',
	'json',
	'jsonTooLarge',
	'tooManyLines',
	'xlsx',
	'xlsxTooLarge',
] as const;

/** A file is dropped here, or chosen. */
export function UploadCard({ title }: { title: string }) {
	const t = useMessages();
	const input = useRef<HTMLInputElement>(null);
	const [isOver, setOver] = useState(false);
	const upload = useUpload();
	const send = (files: FileList | null | undefined) => {
		const file = files?.[0];
		if (file && !upload.isPending) upload.mutate(file);
	};
	const onDrop = (event: DragEvent) => {
		event.preventDefault();
		setOver(false);
		send(event.dataTransfer.files);
	};
	return (
		<Card title={title}>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same */}
			<div
				className={classes(styles['drop'], isOver && styles['over'])}
				onDragOver={(event) => {
					event.preventDefault();
					setOver(true);
				}}
				onDragLeave={() => setOver(false)}
				onDrop={onDrop}
			>
				<FileUpIcon size="lg" />
				<p>{t('import.drop')}</p>
				<p className={`${text['small']} ${text['faint']}`}>
					{t('import.or')}{' '}
					<button
						type="button"
						className={`${styles['choose']} ${text['link']}`}
						disabled={upload.isPending}
						onClick={() => input.current?.click()}
					>
						{t('import.choose')}
					</button>
					{t('import.atMost', { megabytes: MEGABYTES })}
				</p>
				<input
					ref={input}
					type="file"
					hidden
					accept=".csv,.json,.jsonl,.ndjson,.xlsx"
					aria-label={t('import.file')}
					onChange={({ target }) => {
						send(target.files);
						target.value = '';
					}}
				/>
			</div>
			<p className={`${styles['hint']} ${text['small']} ${text['faint']}`} role="status">
				{upload.isPending ? t('import.uploading') : t('import.columnNames')}
			</p>
			{upload.error && (
				<Note tone="danger" isAlert>
					{problemOf(upload.error)}
				</Note>
			)}
		</Card>
	);

	function problemOf(error: Error): string {
		if (hasErrorCode(error, 'payload_too_large'))
			return t('import.tooLarge', { megabytes: MEGABYTES });
		if (hasErrorCode(error, 'too_many_requests')) return t('import.tooMany');
		const code = error instanceof ApiError ? error.code : null;
		const refusal = refusals.find((each) => each === code);
		return refusal ? t(`import.uploadRefused.${refusal}`) : t('notSaved');
	}
}
