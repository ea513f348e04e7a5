export const approvalCopy = {
  waits: 'Programarea ta va aștepta confirmarea locației.',
  mail: 'Îți scriem pe e-mail când locația răspunde.',
};
