corrected = La ficha se ha corregido.

taken_down = La ficha ya no se muestra.

nothing_wrong = La ficha se ha revisado y queda como está.

unclear = No se ha podido confirmar el problema, así que la ficha queda como está.

not_serious = El aviso se ha cerrado y la ficha queda como está.
