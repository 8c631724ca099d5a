'use client';

import type { ChoiceList, ReferenceReport } from '@korb/contracts/content/editor-choices';
import { FieldDescription, FieldError, FieldLabel, useField, withCondition } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { linkAdvice } from '../../publishing/advice.ts';
import { Combobox } from './combobox.tsx';
import { kindLabel, useWords } from './texts.ts';
import { useShop } from './use-shop.ts';

/** A link target: picked from the shop's pages and products, or typed for external links. */
export const LinkField = withCondition(Link);

function Link({ field, path: givenPath, readOnly }: TextFieldClientProps) {
	const { value, setValue, showError, errorMessage, disabled, path } = useField<string | null>({
		potentiallyStalePath: givenPath,
	});
	const id = `field-${path.replaceAll('.', '__')}`;
	return (
		<div className="field-type text korb-picker" data-path={path}>
			<FieldLabel
				label={field.label ?? ''}
				path={path}
				required={field.required === true}
				htmlFor={id}
			/>
			<div className="field-type__wrap">
				<FieldError path={path} showError={showError} message={errorMessage ?? ''} />
				<Combobox
					id={id}
					kind="link"
					text={value ?? ''}
					onType={setValue}
					onChoose={(choice) => setValue(choice.value)}
					describedBy={`${id}-target`}
					isInvalid={showError === true}
					isDisabled={readOnly === true || disabled === true}
				/>
			</div>
			<LinkTarget id={`${id}-target`} href={value ?? ''} onTake={(href) => setValue(href)} />
			<FieldDescription path={path} description={field.admin?.description ?? ''} />
		</div>
	);
}

/** Shows the link's target, or that it does not exist and what may have been meant. */
function LinkTarget(props: { id: string; href: string; onTake: (href: string) => void }) {
	const { id, href, onTake } = props;
	const { say, t } = useWords();
	const isOwn = /^\/[^\s]*$/.test(href);
	const { answer: found } = useShop<ChoiceList>(
		'choices',
		isOwn ? { kind: 'link', values: [href] } : null,
	);
	const { answer: report } = useShop<ReferenceReport>('check', isOwn ? { links: [href] } : null);
	const checked = report?.links[0];
	const target = found?.results[0];
	if (checked && !checked.exists) {
		const { nearest } = checked;
		return (
			<p id={id} role="status" className="korb-note">
				{say(linkAdvice(href, checked))}{' '}
				{nearest && (
					<button type="button" onClick={() => onTake(nearest.value)}>
						{t('take', nearest.value)}
					</button>
				)}
			</p>
		);
	}
	return (
		<p id={id} className="korb-picker__target">
			{target && `${say(kindLabel(target.kind))}: ${target.label}`}
		</p>
	);
}
