/** Story parameters that force a pointer or keyboard state. */
export const hovered = { pseudo: { hover: true } };
export const pressed = { pseudo: { active: true } };

/** Focusable elements only: otherwise the base style's focus ring would surround every element. */
const FOCUSABLE = ['a', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex="0"]'];
export const focused = { pseudo: { focus: FOCUSABLE, focusVisible: FOCUSABLE } };
