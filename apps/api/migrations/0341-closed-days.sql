-- Days without windows are chosen by staff, who see the reason.
ALTER TABLE closed_day ADD COLUMN reason text NOT NULL DEFAULT '';
-- Closed together with its day, and opened with it; not by somebody who meant this window.
ALTER TABLE time_window ADD COLUMN closed_with_day boolean NOT NULL DEFAULT false;
