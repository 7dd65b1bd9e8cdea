;; The operations of bitset.ts, 128 bits at a time. `npm run kernel` makes bitset.wasm of it.
;;
;; A bitset lies at an address that 16 divides: `bytes` bytes of words, then `runs` 32-bit words of blocks. A bit of the
;; blocks stands for 32 bytes of the words, which are zero unless it is set. All bitsets of a call are of the same size;
;; the address 0 stands for none. `$bits` are the blocks of a run that are still to be done, `$at` is where in the
;; words of every bitset the next of them lies.
(module
  (import "bitsets" "memory" (memory 1 65536 shared))

  ;; Clears all bits.
  (func (export "clear") (param $set i32) (param $bytes i32) (param $runs i32)
    (local $blocks i32) (local $run i32) (local $bits i32) (local $at i32)
    (local.set $blocks (i32.add (local.get $set) (local.get $bytes)))
    (loop $next_run
      (local.set $bits (i32.load (local.get $blocks)))
      (if (local.get $bits)
        (then
          (i32.store (local.get $blocks) (i32.const 0))
          (loop $next_block
            (local.set $at (i32.add (local.get $set) (i32.shl (i32.add (i32.shl (local.get $run) (i32.const 5)) (i32.ctz (local.get $bits))) (i32.const 5))))
            (local.set $bits (i32.and (local.get $bits) (i32.sub (local.get $bits) (i32.const 1))))
            (v128.store (local.get $at) (v128.const i64x2 0 0))
            (v128.store offset=16 (local.get $at) (v128.const i64x2 0 0))
            (br_if $next_block (local.get $bits)))))
      (local.set $blocks (i32.add (local.get $blocks) (i32.const 4)))
      (local.set $run (i32.add (local.get $run) (i32.const 1)))
      (br_if $next_run (i32.lt_u (local.get $run) (local.get $runs)))))

  ;; Adds the bits of another.
  (func (export "union") (param $set i32) (param $other i32) (param $bytes i32) (param $runs i32)
    (local $run i32) (local $block i32) (local $bits i32) (local $at i32)
    (local.set $block (local.get $bytes))
    (loop $next_run
      (local.set $bits (i32.load (i32.add (local.get $other) (local.get $block))))
      (if (local.get $bits)
        (then
          (i32.store (i32.add (local.get $set) (local.get $block))
            (i32.or (i32.load (i32.add (local.get $set) (local.get $block))) (local.get $bits)))
          (loop $next_block
            (local.set $at (i32.shl (i32.add (i32.shl (local.get $run) (i32.const 5)) (i32.ctz (local.get $bits))) (i32.const 5)))
            (local.set $bits (i32.and (local.get $bits) (i32.sub (local.get $bits) (i32.const 1))))
            (v128.store (i32.add (local.get $set) (local.get $at))
              (v128.or (v128.load (i32.add (local.get $set) (local.get $at))) (v128.load (i32.add (local.get $other) (local.get $at)))))
            (v128.store offset=16 (i32.add (local.get $set) (local.get $at))
              (v128.or (v128.load offset=16 (i32.add (local.get $set) (local.get $at))) (v128.load offset=16 (i32.add (local.get $other) (local.get $at)))))
            (br_if $next_block (local.get $bits)))))
      (local.set $block (i32.add (local.get $block) (i32.const 4)))
      (local.set $run (i32.add (local.get $run) (i32.const 1)))
      (br_if $next_run (i32.lt_u (local.get $run) (local.get $runs)))))

  ;; The same; returns how many bits are new, without those of a third.
  (func (export "union_counting") (param $set i32) (param $other i32) (param $without i32) (param $bytes i32) (param $runs i32) (result i32)
    (local $run i32) (local $block i32) (local $bits i32) (local $at i32)
    (local $low v128) (local $high v128) (local $before v128) (local $sum v128)
    (local.set $block (local.get $bytes))
    (loop $next_run
      (local.set $bits (i32.load (i32.add (local.get $other) (local.get $block))))
      (if (local.get $bits)
        (then
          (i32.store (i32.add (local.get $set) (local.get $block))
            (i32.or (i32.load (i32.add (local.get $set) (local.get $block))) (local.get $bits)))
          (loop $next_block
            (local.set $at (i32.shl (i32.add (i32.shl (local.get $run) (i32.const 5)) (i32.ctz (local.get $bits))) (i32.const 5)))
            (local.set $bits (i32.and (local.get $bits) (i32.sub (local.get $bits) (i32.const 1))))
            (local.set $before (v128.load (i32.add (local.get $set) (local.get $at))))
            (local.set $low (v128.andnot (v128.load (i32.add (local.get $other) (local.get $at))) (local.get $before)))
            (v128.store (i32.add (local.get $set) (local.get $at)) (v128.or (local.get $before) (local.get $low)))
            (local.set $before (v128.load offset=16 (i32.add (local.get $set) (local.get $at))))
            (local.set $high (v128.andnot (v128.load offset=16 (i32.add (local.get $other) (local.get $at))) (local.get $before)))
            (v128.store offset=16 (i32.add (local.get $set) (local.get $at)) (v128.or (local.get $before) (local.get $high)))
            (if (local.get $without)
              (then
                (local.set $low (v128.andnot (local.get $low) (v128.load (i32.add (local.get $without) (local.get $at)))))
                (local.set $high (v128.andnot (local.get $high) (v128.load offset=16 (i32.add (local.get $without) (local.get $at)))))))
            (local.set $sum (i32x4.add (local.get $sum) (call $ones (local.get $low) (local.get $high))))
            (br_if $next_block (local.get $bits)))))
      (local.set $block (i32.add (local.get $block) (i32.const 4)))
      (local.set $run (i32.add (local.get $run) (i32.const 1)))
      (br_if $next_run (i32.lt_u (local.get $run) (local.get $runs))))
    (call $total (local.get $sum)))

  ;; Writes the union of `one` and `other` to `all` and a copy of `one` to `first` (if any); both are empty before.
  ;; Returns the cardinality of `all`, without the bits of a fifth.
  (func (export "union_pair") (param $first i32) (param $all i32) (param $one i32) (param $other i32) (param $without i32) (param $bytes i32) (param $runs i32) (result i32)
    (local $run i32) (local $block i32) (local $bits i32) (local $at i32)
    (local $low v128) (local $high v128) (local $sum v128)
    (local.set $block (local.get $bytes))
    (loop $next_run
      (local.set $bits (i32.load (i32.add (local.get $one) (local.get $block))))
      (if (local.get $first)
        (then (i32.store (i32.add (local.get $first) (local.get $block)) (local.get $bits))))
      (local.set $bits (i32.or (local.get $bits) (i32.load (i32.add (local.get $other) (local.get $block)))))
      (i32.store (i32.add (local.get $all) (local.get $block)) (local.get $bits))
      (if (local.get $bits)
        (then
          (loop $next_block
            (local.set $at (i32.shl (i32.add (i32.shl (local.get $run) (i32.const 5)) (i32.ctz (local.get $bits))) (i32.const 5)))
            (local.set $bits (i32.and (local.get $bits) (i32.sub (local.get $bits) (i32.const 1))))
            (local.set $low (v128.load (i32.add (local.get $one) (local.get $at))))
            (local.set $high (v128.load offset=16 (i32.add (local.get $one) (local.get $at))))
            (if (local.get $first)
              (then
                (v128.store (i32.add (local.get $first) (local.get $at)) (local.get $low))
                (v128.store offset=16 (i32.add (local.get $first) (local.get $at)) (local.get $high))))
            (local.set $low (v128.or (local.get $low) (v128.load (i32.add (local.get $other) (local.get $at)))))
            (local.set $high (v128.or (local.get $high) (v128.load offset=16 (i32.add (local.get $other) (local.get $at)))))
            (v128.store (i32.add (local.get $all) (local.get $at)) (local.get $low))
            (v128.store offset=16 (i32.add (local.get $all) (local.get $at)) (local.get $high))
            (if (local.get $without)
              (then
                (local.set $low (v128.andnot (local.get $low) (v128.load (i32.add (local.get $without) (local.get $at)))))
                (local.set $high (v128.andnot (local.get $high) (v128.load offset=16 (i32.add (local.get $without) (local.get $at)))))))
            (local.set $sum (i32x4.add (local.get $sum) (call $ones (local.get $low) (local.get $high))))
            (br_if $next_block (local.get $bits)))))
      (local.set $block (i32.add (local.get $block) (i32.const 4)))
      (local.set $run (i32.add (local.get $run) (i32.const 1)))
      (br_if $next_run (i32.lt_u (local.get $run) (local.get $runs))))
    (call $total (local.get $sum)))

  ;; Writes the intersection of two to `into`, which may be one of them.
  (func (export "intersect") (param $into i32) (param $one i32) (param $other i32) (param $bytes i32) (param $runs i32)
    (local $run i32) (local $block i32) (local $bits i32) (local $bit i32) (local $kept i32) (local $stale i32) (local $at i32)
    (local $low v128) (local $high v128)
    (local.set $block (local.get $bytes))
    (loop $next_run
      (local.set $bits (i32.and
        (i32.load (i32.add (local.get $one) (local.get $block)))
        (i32.load (i32.add (local.get $other) (local.get $block)))))
      (local.set $stale (i32.and
        (i32.load (i32.add (local.get $into) (local.get $block)))
        (i32.xor (local.get $bits) (i32.const -1))))
      (if (local.get $stale)
        (then
          (loop $next_stale
            (local.set $at (i32.add (local.get $into) (i32.shl (i32.add (i32.shl (local.get $run) (i32.const 5)) (i32.ctz (local.get $stale))) (i32.const 5))))
            (local.set $stale (i32.and (local.get $stale) (i32.sub (local.get $stale) (i32.const 1))))
            (v128.store (local.get $at) (v128.const i64x2 0 0))
            (v128.store offset=16 (local.get $at) (v128.const i64x2 0 0))
            (br_if $next_stale (local.get $stale)))))
      (local.set $kept (i32.const 0))
      (if (local.get $bits)
        (then
          (loop $next_block
            (local.set $at (i32.shl (i32.add (i32.shl (local.get $run) (i32.const 5)) (i32.ctz (local.get $bits))) (i32.const 5)))
            (local.set $bit (i32.and (local.get $bits) (i32.sub (i32.const 0) (local.get $bits))))
            (local.set $bits (i32.xor (local.get $bits) (local.get $bit)))
            (local.set $low (v128.and (v128.load (i32.add (local.get $one) (local.get $at))) (v128.load (i32.add (local.get $other) (local.get $at)))))
            (local.set $high (v128.and (v128.load offset=16 (i32.add (local.get $one) (local.get $at))) (v128.load offset=16 (i32.add (local.get $other) (local.get $at)))))
            (v128.store (i32.add (local.get $into) (local.get $at)) (local.get $low))
            (v128.store offset=16 (i32.add (local.get $into) (local.get $at)) (local.get $high))
            (if (v128.any_true (v128.or (local.get $low) (local.get $high)))
              (then (local.set $kept (i32.or (local.get $kept) (local.get $bit)))))
            (br_if $next_block (local.get $bits)))))
      (i32.store (i32.add (local.get $into) (local.get $block)) (local.get $kept))
      (local.set $block (i32.add (local.get $block) (i32.const 4)))
      (local.set $run (i32.add (local.get $run) (i32.const 1)))
      (br_if $next_run (i32.lt_u (local.get $run) (local.get $runs)))))

  ;; Writes to the empty `into` the bits that each of some pairs holds in one or the other, and at least one pair in its
  ;; first. The addresses of the pairs lie from `pairs` to `end`.
  (func (export "intersect_pairs") (param $into i32) (param $pairs i32) (param $end i32) (param $bytes i32) (param $runs i32)
    (local $run i32) (local $block i32) (local $bits i32) (local $bit i32) (local $kept i32) (local $at i32) (local $pair i32)
    (local $low v128) (local $high v128) (local $low_first v128) (local $high_first v128) (local $own v128)
    (local.set $block (local.get $bytes))
    (loop $next_run
      (local.set $bits (i32.const -1))
      (local.set $pair (local.get $pairs))
      (loop $next_pair
        (local.set $bits (i32.and (local.get $bits) (i32.or
          (i32.load (i32.add (i32.load (local.get $pair)) (local.get $block)))
          (i32.load (i32.add (i32.load offset=4 (local.get $pair)) (local.get $block))))))
        (local.set $pair (i32.add (local.get $pair) (i32.const 8)))
        (br_if $next_pair (i32.lt_u (local.get $pair) (local.get $end))))
      (local.set $kept (i32.const 0))
      (if (local.get $bits)
        (then
          (loop $next_block
            (local.set $at (i32.shl (i32.add (i32.shl (local.get $run) (i32.const 5)) (i32.ctz (local.get $bits))) (i32.const 5)))
            (local.set $bit (i32.and (local.get $bits) (i32.sub (i32.const 0) (local.get $bits))))
            (local.set $bits (i32.xor (local.get $bits) (local.get $bit)))
            (local.set $low (v128.const i64x2 -1 -1))
            (local.set $high (v128.const i64x2 -1 -1))
            (local.set $low_first (v128.const i64x2 0 0))
            (local.set $high_first (v128.const i64x2 0 0))
            (local.set $pair (local.get $pairs))
            (loop $next_pair_here
              (local.set $own (v128.load (i32.add (i32.load (local.get $pair)) (local.get $at))))
              (local.set $low_first (v128.or (local.get $low_first) (local.get $own)))
              (local.set $low (v128.and (local.get $low) (v128.or (local.get $own) (v128.load (i32.add (i32.load offset=4 (local.get $pair)) (local.get $at))))))
              (local.set $own (v128.load offset=16 (i32.add (i32.load (local.get $pair)) (local.get $at))))
              (local.set $high_first (v128.or (local.get $high_first) (local.get $own)))
              (local.set $high (v128.and (local.get $high) (v128.or (local.get $own) (v128.load offset=16 (i32.add (i32.load offset=4 (local.get $pair)) (local.get $at))))))
              (local.set $pair (i32.add (local.get $pair) (i32.const 8)))
              (br_if $next_pair_here (i32.lt_u (local.get $pair) (local.get $end))))
            (local.set $low (v128.and (local.get $low) (local.get $low_first)))
            (local.set $high (v128.and (local.get $high) (local.get $high_first)))
            (v128.store (i32.add (local.get $into) (local.get $at)) (local.get $low))
            (v128.store offset=16 (i32.add (local.get $into) (local.get $at)) (local.get $high))
            (if (v128.any_true (v128.or (local.get $low) (local.get $high)))
              (then (local.set $kept (i32.or (local.get $kept) (local.get $bit)))))
            (br_if $next_block (local.get $bits)))))
      (i32.store (i32.add (local.get $into) (local.get $block)) (local.get $kept))
      (local.set $block (i32.add (local.get $block) (i32.const 4)))
      (local.set $run (i32.add (local.get $run) (i32.const 1)))
      (br_if $next_run (i32.lt_u (local.get $run) (local.get $runs)))))

  ;; Clears the bits that `passing` lacks and those that `without` or `seen` hold, adds the rest to `seen` and returns how
  ;; many they are.
  (func (export "subtract_seen") (param $set i32) (param $passing i32) (param $without i32) (param $seen i32) (param $bytes i32) (param $runs i32) (result i32)
    (local $run i32) (local $block i32) (local $bits i32) (local $bit i32) (local $kept i32) (local $at i32)
    (local $low v128) (local $high v128) (local $before v128) (local $sum v128)
    (local.set $block (local.get $bytes))
    (loop $next_run
      (local.set $bits (i32.load (i32.add (local.get $set) (local.get $block))))
      (if (local.get $bits)
        (then
          (local.set $kept (i32.const 0))
          (loop $next_block
            (local.set $at (i32.shl (i32.add (i32.shl (local.get $run) (i32.const 5)) (i32.ctz (local.get $bits))) (i32.const 5)))
            (local.set $bit (i32.and (local.get $bits) (i32.sub (i32.const 0) (local.get $bits))))
            (local.set $bits (i32.xor (local.get $bits) (local.get $bit)))
            (local.set $low (v128.load (i32.add (local.get $set) (local.get $at))))
            (local.set $high (v128.load offset=16 (i32.add (local.get $set) (local.get $at))))
            (if (local.get $passing)
              (then
                (local.set $low (v128.and (local.get $low) (v128.load (i32.add (local.get $passing) (local.get $at)))))
                (local.set $high (v128.and (local.get $high) (v128.load offset=16 (i32.add (local.get $passing) (local.get $at)))))))
            (if (local.get $without)
              (then
                (local.set $low (v128.andnot (local.get $low) (v128.load (i32.add (local.get $without) (local.get $at)))))
                (local.set $high (v128.andnot (local.get $high) (v128.load offset=16 (i32.add (local.get $without) (local.get $at)))))))
            (if (local.get $seen)
              (then
                (local.set $before (v128.load (i32.add (local.get $seen) (local.get $at))))
                (local.set $low (v128.andnot (local.get $low) (local.get $before)))
                (v128.store (i32.add (local.get $seen) (local.get $at)) (v128.or (local.get $before) (local.get $low)))
                (local.set $before (v128.load offset=16 (i32.add (local.get $seen) (local.get $at))))
                (local.set $high (v128.andnot (local.get $high) (local.get $before)))
                (v128.store offset=16 (i32.add (local.get $seen) (local.get $at)) (v128.or (local.get $before) (local.get $high)))))
            (v128.store (i32.add (local.get $set) (local.get $at)) (local.get $low))
            (v128.store offset=16 (i32.add (local.get $set) (local.get $at)) (local.get $high))
            (if (v128.any_true (v128.or (local.get $low) (local.get $high)))
              (then
                (local.set $kept (i32.or (local.get $kept) (local.get $bit)))
                (local.set $sum (i32x4.add (local.get $sum) (call $ones (local.get $low) (local.get $high))))))
            (br_if $next_block (local.get $bits)))
          (i32.store (i32.add (local.get $set) (local.get $block)) (local.get $kept))
          (if (local.get $seen)
            (then
              (i32.store (i32.add (local.get $seen) (local.get $block))
                (i32.or (i32.load (i32.add (local.get $seen) (local.get $block))) (local.get $kept)))))))
      (local.set $block (i32.add (local.get $block) (i32.const 4)))
      (local.set $run (i32.add (local.get $run) (i32.const 1)))
      (br_if $next_run (i32.lt_u (local.get $run) (local.get $runs))))
    (call $total (local.get $sum)))

  ;; How many bits are set, without those of another.
  (func (export "cardinality") (param $set i32) (param $without i32) (param $bytes i32) (param $runs i32) (result i32)
    (local $run i32) (local $block i32) (local $bits i32) (local $at i32)
    (local $low v128) (local $high v128) (local $sum v128)
    (local.set $block (local.get $bytes))
    (loop $next_run
      (local.set $bits (i32.load (i32.add (local.get $set) (local.get $block))))
      (if (local.get $bits)
        (then
          (loop $next_block
            (local.set $at (i32.shl (i32.add (i32.shl (local.get $run) (i32.const 5)) (i32.ctz (local.get $bits))) (i32.const 5)))
            (local.set $bits (i32.and (local.get $bits) (i32.sub (local.get $bits) (i32.const 1))))
            (local.set $low (v128.load (i32.add (local.get $set) (local.get $at))))
            (local.set $high (v128.load offset=16 (i32.add (local.get $set) (local.get $at))))
            (if (local.get $without)
              (then
                (local.set $low (v128.andnot (local.get $low) (v128.load (i32.add (local.get $without) (local.get $at)))))
                (local.set $high (v128.andnot (local.get $high) (v128.load offset=16 (i32.add (local.get $without) (local.get $at)))))))
            (local.set $sum (i32x4.add (local.get $sum) (call $ones (local.get $low) (local.get $high))))
            (br_if $next_block (local.get $bits)))))
      (local.set $block (i32.add (local.get $block) (i32.const 4)))
      (local.set $run (i32.add (local.get $run) (i32.const 1)))
      (br_if $next_run (i32.lt_u (local.get $run) (local.get $runs))))
    (call $total (local.get $sum)))

  ;; Adds to `into` the bits of `candidates` that words hold of at least so much weight together. The words lie from `words`
  ;; to `end`: the address of each and its weight. Sums are kept as `planes`, one bit of each sum a plane and 32 bytes of
  ;; memory at `sums`; they begin at `bias`, so that the highest plane tells which ones reach what is wanted.
  (func (export "add_matching") (param $into i32) (param $candidates i32) (param $words i32) (param $end i32) (param $sums i32) (param $planes i32) (param $bias i32) (param $bytes i32) (param $runs i32)
    (local $run i32) (local $block i32) (local $bits i32) (local $bit i32) (local $kept i32) (local $at i32)
    (local $word i32) (local $weight i32) (local $plane i32) (local $top i32)
    (local $low v128) (local $high v128) (local $low_carry v128) (local $high_carry v128)
    (local $low_added v128) (local $high_added v128) (local $before v128)
    (local.set $top (i32.add (local.get $sums) (i32.shl (i32.sub (local.get $planes) (i32.const 1)) (i32.const 5))))
    (local.set $block (local.get $bytes))
    (loop $next_run
      (local.set $bits (i32.load (i32.add (local.get $candidates) (local.get $block))))
      (if (local.get $bits)
        (then
          (local.set $kept (i32.const 0))
          (loop $next_block
            (local.set $at (i32.shl (i32.add (i32.shl (local.get $run) (i32.const 5)) (i32.ctz (local.get $bits))) (i32.const 5)))
            (local.set $bit (i32.and (local.get $bits) (i32.sub (i32.const 0) (local.get $bits))))
            (local.set $bits (i32.xor (local.get $bits) (local.get $bit)))
            (local.set $plane (local.get $sums))
            (local.set $weight (local.get $bias))
            (loop $next_bias
              (local.set $before (i32x4.splat (i32.sub (i32.const 0) (i32.and (local.get $weight) (i32.const 1)))))
              (v128.store (local.get $plane) (local.get $before))
              (v128.store offset=16 (local.get $plane) (local.get $before))
              (local.set $weight (i32.shr_u (local.get $weight) (i32.const 1)))
              (local.set $plane (i32.add (local.get $plane) (i32.const 32)))
              (br_if $next_bias (i32.le_u (local.get $plane) (local.get $top))))
            (local.set $word (local.get $words))
            (loop $next_word
              (if (i32.and (i32.load (i32.add (i32.load (local.get $word)) (local.get $block))) (local.get $bit))
                (then
                  (local.set $low (v128.load (i32.add (i32.load (local.get $word)) (local.get $at))))
                  (local.set $high (v128.load offset=16 (i32.add (i32.load (local.get $word)) (local.get $at))))
                  (local.set $weight (i32.load offset=4 (local.get $word)))
                  (local.set $plane (local.get $sums))
                  (local.set $low_carry (v128.const i64x2 0 0))
                  (local.set $high_carry (v128.const i64x2 0 0))
                  (loop $next_plane
                    (if (i32.and (local.get $weight) (i32.const 1))
                      (then (local.set $low_added (local.get $low)) (local.set $high_added (local.get $high)))
                      (else (local.set $low_added (v128.const i64x2 0 0)) (local.set $high_added (v128.const i64x2 0 0))))
                    (local.set $before (v128.load (local.get $plane)))
                    (v128.store (local.get $plane) (v128.xor (local.get $before) (v128.xor (local.get $low_added) (local.get $low_carry))))
                    (local.set $low_carry (v128.or
                      (v128.and (local.get $before) (local.get $low_added))
                      (v128.and (local.get $low_carry) (v128.xor (local.get $before) (local.get $low_added)))))
                    (local.set $before (v128.load offset=16 (local.get $plane)))
                    (v128.store offset=16 (local.get $plane) (v128.xor (local.get $before) (v128.xor (local.get $high_added) (local.get $high_carry))))
                    (local.set $high_carry (v128.or
                      (v128.and (local.get $before) (local.get $high_added))
                      (v128.and (local.get $high_carry) (v128.xor (local.get $before) (local.get $high_added)))))
                    (local.set $weight (i32.shr_u (local.get $weight) (i32.const 1)))
                    (local.set $plane (i32.add (local.get $plane) (i32.const 32)))
                    (br_if $next_plane (i32.le_u (local.get $plane) (local.get $top))))))
              (local.set $word (i32.add (local.get $word) (i32.const 8)))
              (br_if $next_word (i32.lt_u (local.get $word) (local.get $end))))
            (local.set $low (v128.and (v128.load (local.get $top)) (v128.load (i32.add (local.get $candidates) (local.get $at)))))
            (local.set $high (v128.and (v128.load offset=16 (local.get $top)) (v128.load offset=16 (i32.add (local.get $candidates) (local.get $at)))))
            (if (v128.any_true (v128.or (local.get $low) (local.get $high)))
              (then
                (local.set $kept (i32.or (local.get $kept) (local.get $bit)))
                (v128.store (i32.add (local.get $into) (local.get $at))
                  (v128.or (v128.load (i32.add (local.get $into) (local.get $at))) (local.get $low)))
                (v128.store offset=16 (i32.add (local.get $into) (local.get $at))
                  (v128.or (v128.load offset=16 (i32.add (local.get $into) (local.get $at))) (local.get $high)))))
            (br_if $next_block (local.get $bits)))
          (i32.store (i32.add (local.get $into) (local.get $block))
            (i32.or (i32.load (i32.add (local.get $into) (local.get $block))) (local.get $kept)))))
      (local.set $block (i32.add (local.get $block) (i32.const 4)))
      (local.set $run (i32.add (local.get $run) (i32.const 1)))
      (br_if $next_run (i32.lt_u (local.get $run) (local.get $runs)))))

  ;; Writes to `into` what layers add up to (i32) for each of the first bits of a set, `most` of them or up to 255 more. The
  ;; layers lie from `layers` to `end`: the address of each, its value, and whether it is the last of a part; a bit has the
  ;; value of the first layer of a part that holds it. At `sums` 1,024 bytes are zero, and are so again afterwards.
  (func (export "score") (param $set i32) (param $most i32) (param $layers i32) (param $end i32) (param $sums i32) (param $into i32) (param $bytes i32) (param $runs i32)
    (local $run i32) (local $block i32) (local $bits i32) (local $bit i32) (local $at i32) (local $layer i32) (local $own i32) (local $stop i32)
    (local $low v128) (local $high v128) (local $low_left v128) (local $high_left v128) (local $low_held v128) (local $high_held v128)
    (local.set $stop (i32.add (local.get $into) (i32.shl (local.get $most) (i32.const 2))))
    (local.set $block (local.get $bytes))
    (loop $next_run
      (local.set $bits (i32.load (i32.add (local.get $set) (local.get $block))))
      (if (local.get $bits)
        (then
          (loop $next_block
            (local.set $at (i32.shl (i32.add (i32.shl (local.get $run) (i32.const 5)) (i32.ctz (local.get $bits))) (i32.const 5)))
            (local.set $bit (i32.and (local.get $bits) (i32.sub (i32.const 0) (local.get $bits))))
            (local.set $bits (i32.xor (local.get $bits) (local.get $bit)))
            (local.set $low (v128.load (i32.add (local.get $set) (local.get $at))))
            (local.set $high (v128.load offset=16 (i32.add (local.get $set) (local.get $at))))
            (local.set $low_left (local.get $low))
            (local.set $high_left (local.get $high))
            (local.set $layer (local.get $layers))
            (block $added
              (loop $next_layer
                (br_if $added (i32.ge_u (local.get $layer) (local.get $end)))
                (local.set $own (i32.load (local.get $layer)))
                (if (i32.and (i32.load (i32.add (local.get $own) (local.get $block))) (local.get $bit))
                  (then
                    (local.set $low_held (v128.and (local.get $low_left) (v128.load (i32.add (local.get $own) (local.get $at)))))
                    (local.set $high_held (v128.and (local.get $high_left) (v128.load offset=16 (i32.add (local.get $own) (local.get $at)))))
                    (if (v128.any_true (v128.or (local.get $low_held) (local.get $high_held)))
                      (then
                        (local.set $low_left (v128.xor (local.get $low_left) (local.get $low_held)))
                        (local.set $high_left (v128.xor (local.get $high_left) (local.get $high_held)))
                        (local.set $own (i32.load offset=4 (local.get $layer)))
                        (call $add (i64x2.extract_lane 0 (local.get $low_held)) (local.get $sums) (local.get $own))
                        (call $add (i64x2.extract_lane 1 (local.get $low_held)) (i32.add (local.get $sums) (i32.const 256)) (local.get $own))
                        (call $add (i64x2.extract_lane 0 (local.get $high_held)) (i32.add (local.get $sums) (i32.const 512)) (local.get $own))
                        (call $add (i64x2.extract_lane 1 (local.get $high_held)) (i32.add (local.get $sums) (i32.const 768)) (local.get $own))))))
                (if (i32.load offset=8 (local.get $layer))
                  (then
                    (local.set $low_left (local.get $low))
                    (local.set $high_left (local.get $high))))
                (local.set $layer (i32.add (local.get $layer) (i32.const 12)))
                (br $next_layer)))
            (local.set $into (call $move (i64x2.extract_lane 0 (local.get $low)) (local.get $sums) (local.get $into)))
            (local.set $into (call $move (i64x2.extract_lane 1 (local.get $low)) (i32.add (local.get $sums) (i32.const 256)) (local.get $into)))
            (local.set $into (call $move (i64x2.extract_lane 0 (local.get $high)) (i32.add (local.get $sums) (i32.const 512)) (local.get $into)))
            (local.set $into (call $move (i64x2.extract_lane 1 (local.get $high)) (i32.add (local.get $sums) (i32.const 768)) (local.get $into)))
            (br_if $next_block (i32.and (i32.ne (local.get $bits) (i32.const 0)) (i32.lt_u (local.get $into) (local.get $stop)))))))
      (local.set $block (i32.add (local.get $block) (i32.const 4)))
      (local.set $run (i32.add (local.get $run) (i32.const 1)))
      (br_if $next_run (i32.and (i32.lt_u (local.get $run) (local.get $runs)) (i32.lt_u (local.get $into) (local.get $stop))))))

  ;; Adds a value to those of 64 sums whose bits are set: one by one, or four at a time where they are many.
  (func $add (param $bits i64) (param $sums i32) (param $value i32)
    (local $at i32) (local $values v128)
    (if (i64.lt_u (i64.popcnt (local.get $bits)) (i64.const 24))
      (then
        (block $done
          (loop $next
            (br_if $done (i64.eqz (local.get $bits)))
            (local.set $at (i32.add (local.get $sums) (i32.shl (i32.wrap_i64 (i64.ctz (local.get $bits))) (i32.const 2))))
            (i32.store (local.get $at) (i32.add (i32.load (local.get $at)) (local.get $value)))
            (local.set $bits (i64.and (local.get $bits) (i64.sub (local.get $bits) (i64.const 1))))
            (br $next))))
      (else
        (local.set $values (i32x4.splat (local.get $value)))
        (loop $next_four
          (v128.store (local.get $sums)
            (i32x4.add
              (v128.load (local.get $sums))
              (v128.and
                (local.get $values)
                (i32x4.eq
                  (v128.and (i32x4.splat (i32.wrap_i64 (local.get $bits))) (v128.const i32x4 1 2 4 8))
                  (v128.const i32x4 1 2 4 8)))))
          (local.set $sums (i32.add (local.get $sums) (i32.const 16)))
          (local.set $bits (i64.shr_u (local.get $bits) (i64.const 4)))
          (br_if $next_four (i64.ne (local.get $bits) (i64.const 0)))))))

  ;; Moves those of 64 sums whose bits are set to `into`, one behind the other; returns where they end.
  (func $move (param $bits i64) (param $sums i32) (param $into i32) (result i32)
    (local $at i32)
    (block $done
      (loop $next
        (br_if $done (i64.eqz (local.get $bits)))
        (local.set $at (i32.add (local.get $sums) (i32.shl (i32.wrap_i64 (i64.ctz (local.get $bits))) (i32.const 2))))
        (i32.store (local.get $into) (i32.load (local.get $at)))
        (i32.store (local.get $at) (i32.const 0))
        (local.set $into (i32.add (local.get $into) (i32.const 4)))
        (local.set $bits (i64.and (local.get $bits) (i64.sub (local.get $bits) (i64.const 1))))
        (br $next)))
    (local.get $into))

  ;; How many bits are set in 256, in four parts.
  (func $ones (param $low v128) (param $high v128) (result v128)
    (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u
      (i8x16.add (i8x16.popcnt (local.get $low)) (i8x16.popcnt (local.get $high))))))

  (func $total (param $sum v128) (result i32)
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
      (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum))))))
