import { type ComponentProps, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { EyeIcon } from '../icons/eye.ts';
import { EyeOffIcon } from '../icons/eye-off.ts';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'> & {
	autoComplete: 'current-password' | 'new-password';
	showText: string;
	hideText: string;
};

/** Can be shown, so that nobody has to type a long password blindly. */
export function PasswordField({ showText, hideText, ...rest }: PasswordFieldProps) {
	const [isShown, setShown] = useState(false);
	return (
		<TextField
			{...rest}
			type={isShown ? 'text' : 'password'}
			spellCheck={false}
			autoCapitalize="none"
			trailing={
				<IconButton label={isShown ? hideText : showText} onClick={() => setShown(!isShown)}>
					{isShown ? <EyeOffIcon /> : <EyeIcon />}
				</IconButton>
			}
		/>
	);
}
