/** Next to the admin's breadcrumbs. */
export function Icon() {
	return (
		<svg width="18" height="18" viewBox="0 0 44 44" aria-hidden="true">
			<path
				d="M11.5 20.5C11.5 8.2 32.5 8.2 32.5 20.5"
				fill="none"
				stroke="#d5351a"
				strokeWidth="4.2"
				strokeLinecap="round"
			/>
			<path d="M23.6 11.2c-.8-5.6 3-9.4 9.8-9 .6 6.4-3.6 10.2-9.8 9Z" fill="#1b7a43" />
			<path
				d="M5.2 18.6h33.6a3.2 3.2 0 0 1 3.2 3.8l-2.6 14.7A6 6 0 0 1 33.5 42h-23a6 6 0 0 1-5.9-4.9L2 22.4a3.2 3.2 0 0 1 3.2-3.8Z"
				fill="#d5351a"
			/>
			<path
				d="M14.2 25.4l1 9.8M22 25.4v9.8M29.8 25.4l-1 9.8"
				stroke="#fff"
				strokeWidth="3.2"
				strokeLinecap="round"
			/>
		</svg>
	);
}

/** Above the sign-in form. */
export function Logo() {
	return (
		<span className="korb-logo">
			<Icon />
			Korb
		</span>
	);
}
