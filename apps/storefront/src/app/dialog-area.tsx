/** Dialogs are drawn here, outside of the page they cover. */
export function DialogArea() {
	return <div id="dialogs" />;
}
