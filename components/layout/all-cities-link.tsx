export function AllCitiesLink({ className }: { className: string }) {
  return (
    <a href="/cities" className={className}>
      Toate orașele, pe județe
    </a>
  );
}
