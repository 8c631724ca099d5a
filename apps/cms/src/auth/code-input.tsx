'use client';

import { Button } from '@payloadcms/ui';
import { useId, useState } from 'react';

type CodeInputProps = { label: string; action: string; onCode: (code: string) => Promise<void> };

/** Not a form of its own: it is inside the user's form, which Enter would submit. */
export function CodeInput({ label, action, onCode }: CodeInputProps) {
	const id = useId();
	const [code, setCode] = useState('');
	const send = () => void onCode(code).then(() => setCode(''));
	return (
		<div className="korb-code">
			<label htmlFor={id}>{label}</label>
			<input
				id={id}
				value={code}
				autoComplete="one-time-code"
				maxLength={20}
				onChange={(event) => setCode(event.target.value)}
				onKeyDown={(event) => {
					if (event.key !== 'Enter') return;
					event.preventDefault();
					send();
				}}
			/>
			<Button margin={false} onClick={send}>
				{action}
			</Button>
		</div>
	);
}
