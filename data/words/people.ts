import { list } from '../trades/trade.ts';

export const womenNames =
  list(`Maria, Elena, Ioana, Andreea, Alexandra, Ana, Mihaela, Cristina, Daniela, Gabriela, Alina
  Simona, Raluca, Diana, Laura, Monica, Roxana, Bianca, Oana, Adina, Carmen, Corina, Denisa, Delia, Florentina, Georgiana
  Irina, Iulia, Larisa, Lavinia, Loredana, Luminița, Mădălina, Magda, Mirela, Nicoleta, Otilia, Patricia, Ramona, Sabina
  Silvia, Sorina, Ștefania, Teodora, Valentina, Veronica, Violeta, Anca, Antonia, Aura, Camelia, Cătălina, Crina, Doina
  Ecaterina, Eliza, Emilia, Eva, Flavia, Ilinca, Ligia, Livia, Marina, Miruna, Natalia, Paula, Petronela, Ruxandra, Sonia
  Tamara, Tatiana, Viorica, Zoe, Aurora, Brândușa, Casiana, Despina, Evelina, Ilona, Réka, Ildikó, Sânziana, Smaranda, Rodica`);

export const menNames =
  list(`Andrei, Alexandru, Mihai, Ionuț, Cristian, Florin, Adrian, Gabriel, Daniel, Marius, Bogdan
  Ștefan, Vlad, Radu, Răzvan, Cătălin, Ciprian, Claudiu, Constantin, Cosmin, Dan, Dragoș, Eduard, Emil, Felix, George, Horia
  Ilie, Ioan, Iulian, Laurențiu, Liviu, Lucian, Marian, Matei, Mircea, Nicolae, Octavian, Ovidiu, Paul, Petru, Rareș, Robert
  Sebastian, Sergiu, Silviu, Sorin, Teodor, Tiberiu, Tudor, Valentin, Victor, Viorel, Virgil, Zoltán, Attila, Călin, Costin
  David, Denis, Doru, Filip, Grigore, Iustin, Leonard, Luca, Mugur, Nelu, Remus, Romeo, Șerban, Toma, Traian, Vasile, Vicențiu`);

export const familyNames =
  list(`Popescu, Ionescu, Popa, Radu, Dumitru, Stan, Stoica, Gheorghe, Matei, Ciobanu, Rusu, Constantin
  Marin, Lazăr, Moldovan, Munteanu, Șerban, Barbu, Tudor, Nistor, Dinu, Diaconu, Florea, Toma, Enache, Vasile, Cristea, Ilie
  Mureșan, Oprea, Vlad, Sandu, Dobre, Avram, Voicu, Iancu, Neagu, Albu, Tănase, Anghel, Manole, Preda, Coman, Bucur, Drăgan
  Olteanu, Ungureanu, Bălan, Pop, Cojocaru, Grigore, Nica, Țurcanu, Rotaru, Lupu, Ursu, Sârbu, Zamfir, Crăciun, Mocanu, Petrescu
  Vasilescu, Georgescu, Nicolescu, Filipescu, Teodorescu, Călinescu, Grigorescu, Negru, Roșu, Pavel, Suciu, Bota, Câmpean, Crișan
  Szabó, Kovács, Nagy, Antal, Lăcătuș, Păun, Ghiță, Manea, Mihăilă, Năstase, Onofrei, Pintilie, Apostol, Asaftei, Bejan, Botezatu
  Chiriac, Dascălu, Filimon, Gavril, Hriscu, Iftimie, Jitaru, Luchian, Maftei, Nechita, Olaru, Pascal, Râpeanu, Sofronie, Trifan
  Vântu, Zaharia, Bratu, Căpraru, Dragomir, Frățilă, Gîrbea, Hagi, Ivan, Leonte, Mazilu, Neacșu, Obreja, Pârvu, Răileanu, Simion`);
