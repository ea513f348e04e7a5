/** The words of links that open beside the page: apart, so that a part with a script does not bring the frame's. */
export const newTab = '(se deschide într-o filă nouă)';
