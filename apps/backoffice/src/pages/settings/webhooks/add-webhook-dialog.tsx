import { useState } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { CheckOption } from '../../../ui/field/check-option.tsx';
import field from '../../../ui/field/field.module.css';
import { Field } from '../../../ui/field/field.tsx';
import { ShownSecret } from './shown-secret.tsx';
import { useAddWebhook } from './use-webhooks.ts';
import { WebhookError } from './webhook-error.tsx';
import { type EventType, eventTypes, useEventName } from './webhook-events.ts';
import styles from './webhooks.module.css';

export function AddWebhookDialog({ onClose }: { onClose: () => void }) {
	const t = useMessages();
	const [url, setUrl] = useState('https://');
	const [types, setTypes] = useState(eventTypes);
	const add = useAddWebhook();
	const submit = () =>
		add.mutate({ url: url.trim(), types: types.length === eventTypes.length ? [] : types });
	if (add.data) {
		return (
			<Dialog isOpen onClose={onClose} title={t('settings.webhookAdded')} closeLabel={t('close')}>
				<ShownSecret secret={add.data.secret} />
			</Dialog>
		);
	}
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t('settings.webhookAdd')}
			description={t('settings.webhookAddText')}
			closeLabel={t('close')}
			onSubmit={submit}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						{t('cancel')}
					</Button>
					<Button
						type="submit"
						variant="primary"
						disabled={types.length === 0 || url.trim() === '' || add.isPending}
					>
						{t('settings.webhookAddThis')}
					</Button>
				</>
			}
		>
			{add.error && <WebhookError error={add.error} />}
			<Field
				label={t('settings.webhookUrl')}
				help={t('settings.webhookUrlHelp')}
				type="url"
				autoComplete="off"
				spellCheck={false}
				maxLength={500}
				value={url}
				onChange={({ target }) => setUrl(target.value)}
			/>
			<EventChoice chosen={types} onChoose={setTypes} />
		</Dialog>
	);
}

type EventChoiceProps = { chosen: EventType[]; onChoose: (types: EventType[]) => void };

function EventChoice({ chosen, onChoose }: EventChoiceProps) {
	const t = useMessages();
	const nameOf = useEventName();
	const choose = (type: EventType, isOn: boolean) =>
		onChoose(eventTypes.filter((each) => (each === type ? isOn : chosen.includes(each))));
	return (
		<fieldset className={field['field']}>
			<legend className={field['label']}>{t('timeline.events')}</legend>
			<div className={styles['events']}>
				{eventTypes.map((type) => (
					<CheckOption
						key={type}
						label={nameOf(type)}
						checked={chosen.includes(type)}
						onChange={({ target }) => choose(type, target.checked)}
					/>
				))}
			</div>
		</fieldset>
	);
}
