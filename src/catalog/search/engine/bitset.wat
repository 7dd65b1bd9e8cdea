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

  ;; How many bits are set in 256, in four parts.
  (func $ones (param $low v128) (param $high v128) (result v128)
    (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u
      (i8x16.add (i8x16.popcnt (local.get $low)) (i8x16.popcnt (local.get $high))))))

  (func $total (param $sum v128) (result i32)
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
      (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum))))))
