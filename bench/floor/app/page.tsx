export default function Page() {
  return (
    <main>
      <h1>Programări online</h1>
      <p>Găsește un salon aproape de tine și fă-ți programarea online.</p>
    </main>
  );
}
