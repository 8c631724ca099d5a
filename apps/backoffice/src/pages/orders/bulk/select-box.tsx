import field from '../../../ui/field/field.module.css';

type SelectBoxProps = {
	label: string;
	checked: boolean;
	/** Some of many. */
	isMixed?: boolean;
	onChange: (isOn: boolean) => void;
};

export function SelectBox({ label, checked, isMixed = false, onChange }: SelectBoxProps) {
	return (
		<input
			type="checkbox"
			className={field['check']}
			aria-label={label}
			checked={checked}
			ref={(box) => {
				if (box) box.indeterminate = isMixed;
			}}
			onChange={({ target }) => onChange(target.checked)}
		/>
	);
}
